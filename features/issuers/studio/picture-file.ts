/** The file behind a picture's `data:` address; the content policy has no data: for requests, so it is read here. */
export async function fileOf(address: string): Promise<File> {
  const [head = '', body = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = Uint8Array.from(atob(body), (one) => one.charCodeAt(0))
  return new File([bytes], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
}
