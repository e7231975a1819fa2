/**
 * The key under which an answer of an endpoint is cached. Without `parts` it is the prefix that invalidates every cached answer of the
 * endpoint's path.
 */
export const queryKey = <Parts extends readonly unknown[]>({ path }: { readonly path: string }, ...parts: Parts) =>
  [path, ...parts] as const
