import type { Camera, Scene, WebGLRenderer } from 'three'

const LOOK_EVERY_MS = 16

/**
 * Makes the shaders of a scene ready where the machine cannot say when they are: a fence behind them is asked now and then,
 * because asking them themselves would hold the page up until they are.
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
