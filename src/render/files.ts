// Where the vendored files lie, from source as well as from the compiled program: both are two folders below the root.

/** The address of a file under assets/. */
export function assetUrl(path: string): URL {
  return new URL(`../../assets/${path}`, import.meta.url);
}

/** The vendored fonts; each weight is a family of its own because the libraries choose weights differently. */
export const FONTS = {
  regular: { family: 'Fieldpost Regular', file: 'fonts/Pretendard-Regular.otf' },
  bold: { family: 'Fieldpost Bold', file: 'fonts/Pretendard-Bold.otf' },
} as const;
