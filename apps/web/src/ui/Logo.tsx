type LogoProps = { altura?: number; className?: string | undefined }

/** A counter with a signal above it. Drawn here, not fetched: it must also appear when the server is away. */
export function Logo({ altura, className }: LogoProps) {
  return (
    <svg viewBox="0 0 64 64" height={altura} className={className} fill="none" role="img" aria-label="Balcão">
      <g stroke="var(--logo-traco, #0033a1)" strokeWidth="6" strokeLinecap="round">
        <path d="M11 24.5a30 30 0 0 1 42 0" />
        <path d="M20.5 34a16.5 16.5 0 0 1 23 0" />
        <path d="M7 56h50" strokeWidth="8" />
      </g>
      <circle cx="32" cy="43" r="5" fill="#ff6600" />
    </svg>
  )
}
