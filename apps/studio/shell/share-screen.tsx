/** x */
export function ShareScreen() {
  return null
}
