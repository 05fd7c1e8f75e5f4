import {
  CanvasTexture,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import type { CardSide, CardSpec } from '../card-spec.ts'
import { layoutCard } from '../layout.ts'
import type { CardLayout } from '../mark.ts'
import { paletteOf } from '../palette.ts'
import { BLEED } from './bleed.ts'
import { makeBody, THICKNESS } from './body.ts'
import { compiled } from './compiled.ts'
import { addEffect, effectKind, effectUniforms } from './effect.ts'
import { graphicsNamed } from './graphics.ts'
import { addLights, ENVIRONMENT_STRENGTH, makeEnvironment, SKY } from './light.ts'
import { FIELD_OF_VIEW, type Pose, REST } from './pose.ts'
import { rasterRuling, rasterShadow } from './raster.ts'
import { takePicture } from './take-picture.ts'

/** For a portrait card, in its units: a lower card has less room around it, and a smaller shadow. */
const SHADOW = { spread: 90, down: 46, opacity: 0.5, height: 752 }
const CLEARCOAT = 0.75
const METAL_EDGE = '#d3d0ea'

export type Stage = {
  /** Applies a spec's colours, outline and effect; `show` adds its drawings. */
  take(spec: CardSpec): void
  show(side: CardSide, drawing: HTMLCanvasElement): void
  /** The size of the card in CSS pixels. */
  resize(width: number, height: number): void
  /** Prepares the shaders without blocking the page. */
  prepare(): Promise<unknown>
  draw(pose: Pose): void
  /** A side seen from the front, lit as at rest, transparent around it, `width` pixels wide. */
  picture(side: CardSide, width: number): HTMLCanvasElement | undefined
  readonly pixelRatio: number
  dispose(): void
}

/** The 3D scene of one card on a canvas; renders only on request. Throws without WebGL 2. */
export function makeStage(canvas: HTMLCanvasElement): Stage {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, powerPreference: 'low-power' })
  if (!context) throw new Error('no WebGL 2')
  const renderer = new WebGLRenderer({ canvas, context })
  // Checking each shader for errors would wait for it; the tests would notice a missing card.
  renderer.debug.checkShaderErrors = false
  const software = isSoftware(renderer)
  const pixelRatio = software ? 1 : Math.min(window.devicePixelRatio, 2)
  renderer.setPixelRatio(pixelRatio)
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 100, 6000)
  const card = new Group()
  // Reflections and varnish are most of the work, so there is only light without a graphics processor.
  const environment = software ? null : makeEnvironment(renderer)
  scene.environment = environment
  scene.environmentIntensity = ENVIRONMENT_STRENGTH
  addLights(scene, environment ? SKY.mirrored : SKY.alone)
  scene.add(card)

  const clearcoat = software ? 0 : CLEARCOAT
  const faces = { front: makeFace(1, clearcoat), back: makeFace(-1, clearcoat) }
  const ruling = new CanvasTexture(document.createElement('canvas'))
  ruling.wrapS = ruling.wrapT = RepeatWrapping
  ruling.anisotropy = renderer.capabilities.getMaxAnisotropy()
  const edge = new MeshStandardMaterial({ roughness: 0.28, metalness: 0.35 })
  const metal = new MeshStandardMaterial({ color: METAL_EDGE, roughness: 0.28, metalness: 0.35 })
  const shadow = new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ transparent: true, depthWrite: false }))
  shadow.material.opacity = SHADOW.opacity
  scene.add(shadow)
  let layout: CardLayout | undefined
  let cut = ''

  function rebuild(next: CardLayout) {
    for (const body of card.children) if (body instanceof Mesh) body.geometry.dispose()
    card.clear()
    next.bodies.forEach(({ d, at, material }, index) => {
      const plain = material !== 'field'
      const body = makeBody(d, at, next, {
        front: faces.front.material,
        back: plain ? metal : faces.back.material,
        edge: plain ? metal : edge,
      })
      body.position.z = index * (THICKNESS - 2)
      card.add(body)
    })
    const share = next.height / SHADOW.height
    const spread = SHADOW.spread * share
    const size = { width: next.width + 2 * spread, height: next.height + 2 * spread }
    shadow.material.map?.dispose()
    const thrown = new CanvasTexture(rasterShadow(next.bodies, next, spread))
    // As linear values, its dark violet would become pale and glow on dark backgrounds.
    thrown.colorSpace = SRGBColorSpace
    shadow.material.map = thrown
    shadow.material.needsUpdate = true
    shadow.geometry.dispose()
    shadow.geometry = new PlaneGeometry(size.width, size.height)
    // Far enough behind that the card never turns into it.
    shadow.position.set(0, -SHADOW.down * share, -next.width / 2 - THICKNESS)
  }

  function stand({ turn, lean }: Pose) {
    card.rotation.set((lean * Math.PI) / 180, (turn * Math.PI) / 180, 0)
    card.updateMatrixWorld()
  }
  /** Updates the effects' viewpoint for the card's current pose. */
  function aim() {
    for (const { uniforms } of Object.values(faces)) card.worldToLocal(uniforms.eye.value.copy(camera.position))
  }

  return {
    pixelRatio,
    take(spec) {
      layout = layoutCard(spec, 'front')
      const nextCut = layout.bodies.map(({ d }) => d).join()
      if (nextCut !== cut) rebuild(layout)
      cut = nextCut
      const { edge: edgeColor, field } = paletteOf(spec)
      edge.color.set(edgeColor)
      ruling.image = rasterRuling(spec)
      ruling.needsUpdate = true
      for (const { uniforms } of Object.values(faces)) {
        uniforms.kind.value = effectKind(spec.effect)
        uniforms.ruling.value = ruling
        uniforms.field.value.set(field)
        uniforms.height.value = layout.height
      }
    },
    show(side, drawing) {
      const { material } = faces[side]
      material.map?.dispose()
      const texture = new CanvasTexture(drawing)
      texture.colorSpace = SRGBColorSpace
      texture.anisotropy = renderer.capabilities.getMaxAnisotropy()
      texture.magFilter = LinearFilter
      material.map = texture
      material.needsUpdate = true
    },
    resize(width, height) {
      if (!layout) return
      renderer.setSize(width * (1 + 2 * BLEED.x), height * (1 + 2 * BLEED.y), false)
      camera.aspect = (width * (1 + 2 * BLEED.x)) / (height * (1 + 2 * BLEED.y))
      const half = (layout.height * (1 + 2 * BLEED.y)) / 2
      camera.position.z = half / Math.tan(((FIELD_OF_VIEW / 2) * Math.PI) / 180) + THICKNESS / 2
      camera.updateProjectionMatrix()
    },
    prepare: () => (software ? compiled(renderer, scene, camera) : renderer.compileAsync(scene, camera)),
    draw({ turn, lean }) {
      stand({ turn, lean })
      const far = 1 - shadow.position.z / camera.position.z
      shadow.scale.set(far * Math.max(0.12, Math.abs(Math.cos(card.rotation.y))), far, 1)
      aim()
      renderer.render(scene, camera)
    },
    picture(side, width) {
      if (!layout || !renderer.extensions.has('EXT_color_buffer_float')) return undefined
      const turn = side === 'back' ? 180 : 0
      stand({ turn: turn + REST.turn, lean: REST.lean })
      aim()
      stand({ turn, lean: 0 })
      shadow.visible = false
      const drawn = takePicture(renderer, scene, layout, width)
      shadow.visible = true
      return drawn
    },
    dispose() {
      for (const body of card.children) if (body instanceof Mesh) body.geometry.dispose()
      for (const { material } of Object.values(faces)) {
        material.map?.dispose()
        material.dispose()
      }
      shadow.material.map?.dispose()
      shadow.material.dispose()
      shadow.geometry.dispose()
      for (const each of [edge, metal, ruling, environment, renderer]) each?.dispose()
      renderer.forceContextLoss()
    },
  }
}

function makeFace(facing: 1 | -1, clearcoat: number) {
  const material = new MeshPhysicalMaterial({
    roughness: 0.62,
    specularIntensity: 0.25,
    clearcoat,
    clearcoatRoughness: 0.16,
  })
  const uniforms = effectUniforms(facing)
  addEffect(material, uniforms)
  return { material, uniforms }
}

/** Whether rendering is in software: then a pixel ratio of 1 is used. */
function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return graphicsNamed(String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))) === 'software'
}
