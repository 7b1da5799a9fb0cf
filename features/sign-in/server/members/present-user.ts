import type { User } from '#features/sign-in/contract.ts'
import type { Member } from './queries.ts'

/** The member in the shape of the API; the only place that creates it. */
export function presentUser(member: Member, adminPhones: readonly string[]): User {
  const phone = member.phone ?? ''
  return {
    id: member.id,
    phone,
    name: member.name,
    last_name: member.lastName,
    email: member.email,
    occupation_area: member.occupationArea,
    monthly_revenue: member.monthlyRevenue,
    birthdate: member.birthdate,
    bio: member.bio,
    avatar_url: member.avatarUrl,
    asaas_customer_id: member.providerCustomerId,
    is_admin: adminPhones.includes(phone),
    just_recreated: member.isJustRecreated,
    notifications: member.notifications,
  }
}
