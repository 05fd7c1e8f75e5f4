/** x */
export function VerifyScreen() {
  return null
}
