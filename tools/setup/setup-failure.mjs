/** An error that stops a tool, as one sentence for the person at the terminal. */
export class SetupFailure extends Error {}

/**
 * Runs a tool, prints the sentence of a `SetupFailure`, and exits with the returned code.
 * @param {() => Promise<number>} work
 */
export async function runTool(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error
    console.error(`\nblazon: ${error.message}`)
    process.exitCode = 1
  }
}
