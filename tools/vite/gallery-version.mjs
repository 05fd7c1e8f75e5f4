import { hashFiles, listFiles } from '../setup/hash-files.mjs'

/**
 * What the built-in pictures' addresses carry, so that a browser may keep them for ever: it changes with their drawings.
 * @param {string} root
 */
export function galleryVersion(root) {
  return hashFiles(
    root,
    listFiles(root, ['gallery'], (file) => !file.includes('.test.')),
  ).slice(0, 12)
}
