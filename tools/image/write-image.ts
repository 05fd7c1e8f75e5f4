import { collectImage } from './collect-image.ts'

/** `node tools/image/write-image.ts FOLDER`, after the build: what an image has, in a new folder (see the Dockerfile). */
const [, , folder] = process.argv
if (!folder) throw new Error('Name a folder that does not exist yet.')
collectImage(process.cwd(), folder)
