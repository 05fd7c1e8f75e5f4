import { Color, type IUniform, type MeshPhysicalMaterial, type Texture, Vector3 } from 'three'
import type { CardEffect } from '../card-spec.ts'

const KINDS: Record<CardEffect, number> = {
  glare: 0,
  texture_modulate: 1,
  texture_glare: 2,
  texture_hue: 3,
  texture_difference: 4,
}

/** What an effect is told before each picture; `eye` is the camera in the card's own space. */
export type EffectUniforms = {
  kind: IUniform<number>
  eye: IUniform<Vector3>
  ruling: IUniform<Texture | null>
  field: IUniform<Color>
  height: IUniform<number>
  facing: IUniform<number>
}

/** A side's own uniforms: `facing` is 1 on the front, -1 on the back. */
export function effectUniforms(facing: 1 | -1): EffectUniforms {
  return {
    kind: { value: 0 },
    eye: { value: new Vector3() },
    ruling: { value: null },
    field: { value: new Color() },
    height: { value: 752 },
    facing: { value: facing },
  }
}

/** The number of an effect in the shader. */
export function effectKind(effect: CardEffect): number {
  return KINDS[effect]
}

/**
 * Gives a face its effect: five ways to answer to the angle, each at most 55 % strong (look, section 6). Mixed in
 * perceived brightness, so that the text keeps its contrast at rest.
 */
export function addEffect(material: MeshPhysicalMaterial, uniforms: EffectUniforms) {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      cardKind: uniforms.kind,
      cardEye: uniforms.eye,
      cardRuling: uniforms.ruling,
      cardField: uniforms.field,
      cardHeight: uniforms.height,
      cardFacing: uniforms.facing,
    })
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vCardPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCardPlace = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${DECLARATIONS}`)
      .replace(
        '#include <opaque_fragment>',
        '#include <opaque_fragment>\ngl_FragColor.rgb = cardEffect(gl_FragColor.rgb);',
      )
  }
  material.customProgramCacheKey = () => 'card-face'
}

const DECLARATIONS = /* glsl */ `
varying vec3 vCardPlace;
uniform float cardKind;
uniform vec3 cardEye;
uniform sampler2D cardRuling;
uniform vec3 cardField;
uniform float cardHeight;
uniform float cardFacing;

vec3 turnHue(vec3 color, float angle) {
  vec3 axis = vec3(0.57735);
  return color * cos(angle) + cross(axis, color) * sin(angle) + axis * dot(axis, color) * (1.0 - cos(angle));
}

float bump(float distance, float width) {
  return exp(-(distance * distance) / (width * width));
}

vec3 cardEffect(vec3 light) {
  vec2 place = vec2(vCardPlace.x * cardFacing, vCardPlace.y) / cardHeight;
  vec3 eye = normalize(cardEye - vCardPlace);
  vec2 tilt = vec2(eye.x * cardFacing, eye.y);
  // Across a band that leans 25 degrees; it walks over the card as the card turns.
  float across = dot(place, vec2(0.906, -0.423)) + 0.30 - tilt.x * 0.9 + tilt.y * 0.35;
  float turned = clamp(length(tilt) * 1.6, 0.35, 1.0);
  float ruling = texture2D(cardRuling, place * cardHeight / 8.0).r;
  vec3 seen = sqrt(max(light, 0.0));

  if (cardKind < 0.5) {
    float band = bump(across, 0.055) + 0.45 * bump(across - 0.11, 0.028) + 0.2 * bump(across, 0.16);
    seen = mix(seen, vec3(1.0), min(0.55, band * 0.30 * turned));
  } else if (cardKind < 1.5) {
    float lit = bump(across, 0.24);
    seen = mix(seen, vec3(1.0), min(0.55, ruling * lit * 0.55 * turned + bump(across, 0.06) * 0.16 * turned));
  } else if (cardKind < 2.5) {
    vec2 spot = place - vec2(-0.13, 0.22) - tilt * vec2(-0.55, 0.5);
    float lit = exp(-dot(spot, spot) / 0.07);
    float slope = ruling - texture2D(cardRuling, place * cardHeight / 8.0 + vec2(0.08, 0.14)).r;
    seen = mix(seen, vec3(1.0), min(0.4, lit * 0.36 * turned));
    seen += slope * (0.05 + lit * 0.14);
  } else if (cardKind < 3.5) {
    float band = bump(across, 0.13);
    vec3 base = sqrt(cardField) * 0.6 + 0.36;
    vec3 hue = turnHue(base, across * 6.0 + 1.047);
    hue = mix(vec3(dot(hue, vec3(0.333))), hue, 1.7);
    seen = mix(seen, clamp(hue, 0.0, 1.0), min(0.55, (band + ruling * band * 0.5) * 0.5 * turned));
  } else {
    float band = smoothstep(0.16, 0.10, abs(across));
    vec3 inverted = abs(vec3(ruling * 0.9) - seen);
    seen = mix(seen, inverted, band * 0.5 * turned * (0.35 + ruling * 0.65));
  }
  return seen * seen;
}
`
