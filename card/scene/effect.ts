import { Color, type IUniform, type MeshPhysicalMaterial, type Texture, Vector3 } from 'three'
import type { CardEffect } from '../card-spec.ts'

const KINDS: Record<CardEffect, number> = {
  glare: 0,
  texture_modulate: 1,
  texture_glare: 2,
  texture_hue: 3,
  texture_difference: 4,
}

/** The inputs of an effect before each frame; `eye` is the camera in the card's own space. */
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
 * Adds one of five angle-dependent effects to a face, each with at most 55 % strength. Mixed in perceived brightness,
 * so that the text keeps its contrast at rest.
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
#define MOST 0.55
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

vec3 toward(vec3 from, vec3 to, float strength) {
  return mix(from, to, min(MOST, strength));
}

vec3 cardEffect(vec3 light) {
  vec2 place = vec2(vCardPlace.x * cardFacing, vCardPlace.y) / cardHeight;
  vec3 eye = normalize(cardEye - vCardPlace);
  vec2 tilt = vec2(eye.x * cardFacing, eye.y);
  // Across bands that lean 25 degrees; they move over the card as it turns, and one is always visible.
  float across = dot(place, vec2(0.906, -0.423)) + 0.30 - tilt.x * 0.9 + tilt.y * 0.35;
  across = mod(across + 0.6, 1.2) - 0.6;
  float turned = clamp(length(tilt) * 1.6, 0.55, 1.0);
  float ruling = texture2D(cardRuling, place * cardHeight / 8.0).r;
  vec3 seen = sqrt(max(light, 0.0));
  vec3 field = sqrt(cardField);
  // Text differs from the field: pixels as far from it as the text colour keep most of their colour.
  float apart = abs(dot(seen - field, vec3(0.30, 0.59, 0.11)));
  float inked = smoothstep(0.30, 0.75, apart);

  if (cardKind < 0.5) {
    float band = bump(across, 0.055) + 0.45 * bump(across - 0.11, 0.028) + 0.2 * bump(across, 0.16);
    seen = toward(seen, vec3(1.0), band * 0.30 * turned * (1.0 - 0.7 * inked));
  } else if (cardKind < 1.5) {
    float lit = bump(across, 0.22);
    vec3 bright = mix(vec3(1.0), field, 0.2);
    float lines = ruling * lit * 0.72 * turned;
    seen = toward(seen, bright, (lines + bump(across, 0.07) * 0.12 * turned) * (1.0 - 0.8 * inked));
    // Nothing is brighter than a light field, so the shade beside the lines makes them visible.
    seen -= (1.0 - ruling) * lit * turned * 0.10 * smoothstep(0.6, 0.9, dot(field, vec3(0.333))) * (1.0 - inked);
  } else if (cardKind < 2.5) {
    vec2 spot = place - vec2(-0.13, 0.22) - tilt * vec2(-0.55, 0.5);
    float lit = exp(-dot(spot, spot) / 0.07);
    float slope = ruling - texture2D(cardRuling, place * cardHeight / 8.0 + vec2(0.09, 0.16)).r;
    seen = toward(seen, vec3(1.0), lit * 0.42 * turned * (1.0 - 0.7 * inked));
    seen += slope * (0.05 + lit * 0.17) * (1.0 - 0.8 * inked);
  } else if (cardKind < 3.5) {
    float band = bump(across, 0.17);
    float grey = smoothstep(0.20, 0.05, max(field.r, max(field.g, field.b)) - min(field.r, min(field.g, field.b)));
    vec3 base = mix(field * 0.6 + 0.36, vec3(0.53, 0.52, 1.0), grey);
    vec3 hue = turnHue(base, -1.047 - across * 5.0);
    hue = clamp(mix(vec3(dot(hue, vec3(0.333))), hue, 1.8), 0.0, 1.0);
    seen = toward(seen, hue, band * (0.42 + ruling * 0.26) * turned * (1.0 - 0.8 * inked));
  } else {
    float band = smoothstep(0.17, 0.12, abs(across));
    vec3 inverted = abs(vec3(ruling) - seen);
    seen = toward(seen, inverted, band * turned * (0.14 + ruling * 0.62) * (1.0 - 0.8 * inked));
  }
  return seen * seen;
}
`
