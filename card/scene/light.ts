import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

export const ENVIRONMENT_STRENGTH = 0.45
/** The light of the sky, with reflections of a room and without them. */
export const SKY = { mirrored: 1.65, alone: 1.95 }

/** Key light from the upper left, a violet fill from the right, sky and ground. */
export function addLights(scene: Scene, sky: number) {
  const key = new DirectionalLight('#ffffff', 1.95)
  key.position.set(-420, 620, 900)
  const fill = new DirectionalLight('#dcd8ff', 0.4)
  fill.position.set(760, -80, 420)
  scene.add(key, fill, new HemisphereLight('#ffffff', '#d8d4f2', sky))
}

/** The reflections in the varnish: a dark room with one tall strip, a soft box above and a violet panel. */
export function makeEnvironment(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const walls = new Mesh(new BoxGeometry(20, 14, 20), new MeshBasicMaterial({ color: '#16122c', side: BackSide }))
  room.add(
    walls,
    panel([1, 10], [-9, 1, 3.2], 6, '#ffffff'),
    panel([12, 6], [-2, 6.6, 3], 2.6, '#ffffff'),
    panel([5, 8], [9, -1, 3], 1.2, '#8a7dff'),
  )
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.04)
  generator.dispose()
  room.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
  })
  return texture
}

function panel(size: [number, number], place: [number, number, number], strength: number, color: string): Mesh {
  const glow = new Color(color).multiplyScalar(strength)
  const mesh = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color: glow }))
  mesh.position.set(...place)
  mesh.lookAt(0, 0, 0)
  return mesh
}
