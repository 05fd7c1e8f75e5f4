import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { isOnboardingClosed } from '#features/templates/studio/onboarding-state.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { firstCategory } from './decide-category.ts'
import { useMe } from './use-me.ts'

/**
 * The start page: an admin's is the invitation to create a membership card, unless there is a card; a contributor's is
 * the first category with templates of theirs.
 */
export function HomeScreen() {
  const navigate = useNavigate()
  const { data, error } = useQueryCall(countTemplates, {}, { quiet: true })
  const { isAdmin } = useMe()
  const isInvited = isAdmin && data?.counts.membership === 0 && !isOnboardingClosed()
  const start = (!isAdmin && data && firstCategory(data.counts)) || CATEGORIES[0]
  const category = isInvited ? 'membership' : data || error ? start : undefined
  useEffect(() => {
    if (category) void navigate({ to: '/templates/$category', params: { category }, replace: true })
  }, [category, navigate])
  return null
}
