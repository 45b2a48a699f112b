/** Whether the customer has a name; the registration asks for one otherwise (spec §4, Auth). */
export function hasProfileName(user: { name?: string | null | undefined } | null | undefined): boolean {
  return Boolean(user?.name?.trim());
}
