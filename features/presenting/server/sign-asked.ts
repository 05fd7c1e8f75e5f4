import type { JwtKey } from '#credentials/keys/jwt-key.ts'
import { clientIdOf } from '#credentials/presentations/presentation-request.ts'
import { openCertificateKey } from '#credentials/presentations/sign-request.ts'
import { issuerJwtKey } from '#features/badges/server/issuing/sign-jwt-as-issuer.ts'
import type { Context } from '#platform/context.ts'
import type { VerifierCertificate } from '#platform/settings/verifier-certificate.ts'

/** The certificate with which the operator has requests signed, unless there is none or it has expired. */
function certificateOf({ config, now }: Pick<Context, 'config' | 'now'>): VerifierCertificate | undefined {
  const { verifierCertificate: certificate } = config
  return certificate && certificate.validUntil > now() ? certificate : undefined
}

/** How signed requests name their verifier: by the host of the operator's certificate, or by the community's DID. */
export function signedForm(ctx: Pick<Context, 'config' | 'now'>): 'host' | 'did' {
  return certificateOf(ctx) ? 'host' : 'did'
}

/** The client identifier of a community's signed requests. */
export function signedClientId(ctx: Pick<Context, 'config' | 'now'>, { didWeb }: { didWeb: string }): string {
  const certificate = certificateOf(ctx)
  return certificate ? clientIdOf.host(certificate.host) : clientIdOf.did(didWeb)
}

/** The key that signs a community's requests: the certificate's, with its chain, or the community's own. */
export async function requestKey(ctx: Context, issuer: { id: string; didWeb: string }): Promise<JwtKey> {
  const certificate = certificateOf(ctx)
  return certificate ? openCertificateKey(certificate) : issuerJwtKey(ctx, issuer, 'ES256')
}
