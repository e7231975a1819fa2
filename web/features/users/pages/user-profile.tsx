/** /admin/users/profile/{uuid}. */
export default function UserProfile() {
  return null
}
