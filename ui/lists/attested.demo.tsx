import { EvidenceList } from './evidence-list.tsx'
import { SkillList } from './skill-list.tsx'

const SKILLS = [
  { name: 'Tying in', href: 'https://example.org/skills/12', note: 'Climbing framework, C-12' },
  { name: 'Belaying', href: '', note: '' },
]

const EVIDENCE = [
  { url: 'https://example.org/routes/12', name: '', text: 'Climbed route 12 without a fall.' },
  { url: '', name: 'Open day', text: '' },
]

/** What a badge attests besides its text. */
export function AttestedDemo() {
  return (
    <>
      <SkillList skills={SKILLS} />
      <EvidenceList items={EVIDENCE} />
    </>
  )
}
