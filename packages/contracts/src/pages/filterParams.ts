/**
 * Names in a query that choose what of a page is shown. Another choice is the same visit of the same page: the shell
 * neither draws it anew nor asks for its data; the page follows its address by itself.
 */
export const filterParams: readonly string[] = ['labels'];
