import { p256 } from '@noble/curves/nist.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { deriveP256 } from './derive-p256.ts'

const SEED_1 = '000102030405060708090a0b0c0d0e0f'
const SEED_2 =
  'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542'
const SEED_OF_RETRY = 'a7305bc8df8d0951f0cb224c0e95d7707cbdf2c6ce7e8d481fec69c7ff5e9446'

// Test vectors of SLIP-0010 for nist256p1: vector 1, vector 2, derivation retry, seed retry.
test.each([
  [SEED_1, 'm', '612091aaa12e22dd2abef664f8a01a82cae99ad7441b7ef8110424915c268bc2'],
  [SEED_1, "m/0'", '6939694369114c67917a182c59ddb8cafc3004e63ca5d3b84403ba8613debc0c'],
  [SEED_1, "m/0'/1", '284e9d38d07d21e4e281b645089a94f4cf5a5a81369acf151a1c3a57f18b2129'],
  [SEED_1, "m/0'/1/2'", '694596e8a54f252c960eb771a3c41e7e32496d03b954aeb90f61635b8e092aa7'],
  [SEED_1, "m/0'/1/2'/2", '5996c37fd3dd2679039b23ed6f70b506c6b56b3cb5e424681fb0fa64caf82aaa'],
  [SEED_1, "m/0'/1/2'/2/1000000000", '21c4f269ef0a5fd1badf47eeacebeeaa3de22eb8e5b0adcd0f27dd99d34d0119'],
  [SEED_2, 'm', 'eaa31c2e46ca2962227cf21d73a7ef0ce8b31c756897521eb6c7b39796633357'],
  [SEED_2, 'm/0', 'd7d065f63a62624888500cdb4f88b6d59c2927fee9e6d0cdff9cad555884df6e'],
  [SEED_2, "m/0/2147483647'", '96d2ec9316746a75e7793684ed01e3d51194d81a42a3276858a5b7376d4b94b9'],
  [SEED_2, "m/0/2147483647'/1", '974f9096ea6873a915910e82b29d7c338542ccde39d2064d1cc228f371542bbc'],
  [SEED_2, "m/0/2147483647'/1/2147483646'", 'da29649bbfaff095cd43819eda9a7be74236539a29094cd8336b07ed8d4eff63'],
  [SEED_2, "m/0/2147483647'/1/2147483646'/2", 'bb0a77ba01cc31d77205d51d08bd313b979a71ef4de9b062f8958297e746bd67'],
  [SEED_1, "m/28578'", '06f0db126f023755d0b8d86d4591718a5210dd8d024e3e14b6159d63f53aa669'],
  [SEED_1, "m/28578'/33941", '092154eed4af83e078ff9b84322015aefe5769e31270f62c3f66c33888335f3a'],
  [SEED_OF_RETRY, 'm', '3b8c18469a4634517d6d0b65448f8e6c62091b45540a1743c5846be55d47d88f'],
])('derives the key that SLIP-0010 names for %s at %s', (seed, path, key) => {
  expect(bytesToHex(deriveP256(hexToBytes(seed), path))).toBe(key)
})

test('derives the public key that SLIP-0010 names', () => {
  const publicKey = p256.getPublicKey(deriveP256(hexToBytes(SEED_1), "m/0'/1/2'/2/1000000000"))
  expect(bytesToHex(publicKey)).toBe('02216cd26d31147f72427a453c443ed2cde8a1e53c9cc44e5ddf739725413fe3f4')
})

test.each(['', '0', 'm/', "m/44''", 'm/2147483648', 'm/-1', 'm/1.5'])('refuses the path %j', (path) => {
  expect(() => deriveP256(hexToBytes(SEED_1), path)).toThrow('Not a derivation path')
})
