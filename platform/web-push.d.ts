/** The part of `web-push` that makes requests and sends nothing. */
declare module 'web-push' {
  type Asked = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string; expiration?: number }
    contentEncoding: 'aes128gcm'
    TTL: number
    urgency: 'normal' | 'high'
    topic: string
  }
  type Details = { method: 'POST'; headers: Record<string, string | number>; body: Buffer; endpoint: string }
  const webPush: {
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      asked: Asked,
    ) => Details
  }
  export default webPush
}
