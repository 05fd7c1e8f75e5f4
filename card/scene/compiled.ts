import type { Camera, Scene, WebGLRenderer } from 'three'

const LOOK_EVERY_MS = 16

/**
 * Waits for the shaders of a scene where the machine cannot report it: polls a fence behind them, because querying the
 * shaders themselves would block the page.
 */
export async function compiled(renderer: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  renderer.compile(scene, camera)
  const gl = renderer.getContext()
  if (!(gl instanceof WebGL2RenderingContext)) return
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  gl.flush()
  while (!gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  gl.deleteSync(fence)
}
