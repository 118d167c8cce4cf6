import { RouterProvider } from '@tanstack/react-router'
import { router } from './router.tsx'

export function Aplicativo() {
  return <RouterProvider router={router} />
}
