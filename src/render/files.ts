// Where the vendored files lie, from source as well as from the compiled program: both are two folders below the root.

/** The address of a file under assets/. */
export function assetUrl(path: string): URL {
  return new URL(`../../assets/${path}`, import.meta.url);
}
