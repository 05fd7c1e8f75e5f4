/** x */
export function TemplatesScreen() {
  return null
}
