/** What the built-in pictures' addresses carry: it changes with their drawings. */
export function galleryVersion(root: string): string
