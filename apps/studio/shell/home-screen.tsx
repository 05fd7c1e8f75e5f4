import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { firstCategory } from './decide-category.ts'
import { useMe } from './use-me.ts'

/**
 * The start page: without a membership card, an admin starts where a finished one is offered; a contributor in the first
 * category with templates of theirs.
 */
export function HomeScreen() {
  const navigate = useNavigate()
  const { data, error } = useQueryCall(countTemplates, {}, { quiet: true })
  const { isAdmin } = useMe()
  const isNew = isAdmin && data?.counts.membership === 0
  const start = (!isAdmin && data && firstCategory(data.counts)) || CATEGORIES[0]
  const category = isNew ? 'membership' : data || error ? start : undefined
  useEffect(() => {
    if (category) void navigate({ to: '/templates/$category', params: { category }, replace: true })
  }, [category, navigate])
  return null
}
