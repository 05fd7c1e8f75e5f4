import { expect, test } from 'vitest'
import { ipfsAddress } from './ipfs-address.ts'

const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG'
const V1 = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

test.each([
  [`https://gateway.example.org/ipfs/${V0}`, `/ipfs/${V0}`],
  [`https://gateway.example.org/ipfs/${V1}?filename=a.png`, `/ipfs/${V1}`],
  [`https://${V1}.ipfs.gateway.example.org/`, `/ipfs/${V1}`],
  [`ipfs://${V1}`, `/ipfs/${V1}`],
  [`ipfs://ipfs/${V0}`, `/ipfs/${V0}`],
])('reads %s from our own store', (address, ours) => {
  expect(ipfsAddress(address)).toBe(ours)
})

test.each([
  `/ipfs/${V1}`,
  'https://example.org/a.png',
  'https://example.org/ipfs/../secret',
  'data:image/png;base64,AA',
  '',
])('leaves %s unchanged', (address) => {
  expect(ipfsAddress(address)).toBe(address)
})
