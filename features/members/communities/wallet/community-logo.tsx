import { Roundel } from '#ui/marks/roundel.tsx'

type Props = { name: string; picture: string; size: number }

/** A community's picture on a roundel, or its initial. `size` in pixels. */
export function CommunityLogo(props: Props) {
  return <Roundel isCommunity {...props} />
}
