/** An error that the person who typed the command can fix: printed as its message, without a stack. */
export class UserError extends Error {}
