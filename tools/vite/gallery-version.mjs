import { hashFiles, listFiles } from '../setup/hash-files.mjs'

/**
 * The version in the built-in pictures' addresses, so that browsers may cache them forever: it changes with the drawings.
 * @param {string} root
 */
export function galleryVersion(root) {
  return hashFiles(
    root,
    listFiles(root, ['gallery'], (file) => !file.includes('.test.')),
  ).slice(0, 12)
}
