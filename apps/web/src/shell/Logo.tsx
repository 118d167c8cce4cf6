import { useState } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { Imagem } from '#partes/imagem/Imagem.tsx'

type LogoProps = { altura?: number | undefined; className?: string | undefined }

/** The provider's picture, or ours. Ours is also shown when the server cannot be reached. */
export function Logo(props: LogoProps) {
  const { logo } = useConfiguracao()
  return logo ? <LogoDoProvedor key={logo} id={logo} {...props} /> : <Desenho {...props} />
}

function LogoDoProvedor({ id, altura, className }: LogoProps & { id: string }) {
  const [falhou, setFalhou] = useState(false)
  if (falhou) return <Desenho altura={altura} className={className} />
  return (
    <Imagem
      id={id}
      // Without a height it is as large as on the error screen.
      como={{ h: altura ? 64 : 200 }}
      height={altura}
      className={className}
      // The name is shown beside it.
      alt=""
      onError={() => setFalhou(true)}
    />
  )
}

/** A counter with a signal above it. */
function Desenho({ altura, className }: LogoProps) {
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
