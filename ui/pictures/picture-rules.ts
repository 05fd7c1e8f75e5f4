export const PICTURE_MAX_BYTES = 10_485_760
export const PICTURE_TYPES = ['image/png', 'image/jpeg']

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPEG = [0xff, 0xd8, 0xff]

/** The type of a picture by its first bytes, as its name and declared type may be wrong; undefined for any other file. */
export async function pictureType(file: Blob): Promise<'image/png' | 'image/jpeg' | undefined> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const startsWith = (bytes: number[]) => bytes.every((byte, at) => head[at] === byte)
  if (startsWith(PNG)) return 'image/png'
  return startsWith(JPEG) ? 'image/jpeg' : undefined
}

/** The problem of a chosen picture: `fileFormatInvalid` unless it is PNG or JPEG, `sizeExceeded` above 10485760 bytes. */
export async function pictureProblem(file: Blob): Promise<'fileFormatInvalid' | 'sizeExceeded' | undefined> {
  if (!(await pictureType(file))) return 'fileFormatInvalid'
  return file.size > PICTURE_MAX_BYTES ? 'sizeExceeded' : undefined
}
