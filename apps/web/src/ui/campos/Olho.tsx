/** Inline and not fetched: the login shows it, and must not download the icon library for one eye. */
export function Olho({ riscado }: { riscado: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 12c2.5-4.3 5.5-6.5 9-6.5s6.5 2.2 9 6.5c-2.5 4.3-5.5 6.5-9 6.5S5.5 16.3 3 12z" />
      <circle cx="12" cy="12" r="2.5" />
      {riscado && <path d="M4 4l16 16" />}
    </svg>
  )
}
