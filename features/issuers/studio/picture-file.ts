/** The file at a picture's `data:` URL, decoded here because the content policy allows no requests to data: URLs. */
export async function fileOf(address: string): Promise<File> {
  const [head = '', body = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = Uint8Array.from(atob(body), (one) => one.charCodeAt(0))
  return new File([bytes], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
}
