import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { textos } from '../textos.ts'
import { Entrada } from './Entrada.tsx'
import { Olho } from './Olho.tsx'
import { type CampoDeTextoProps, useCampoDeTexto } from './useCampoDeTexto.ts'

export function CampoSenha(props: CampoDeTextoProps) {
  const { texto, mudar, resto } = useCampoDeTexto(props)
  const [visivel, setVisivel] = useState(false)
  return (
    <Entrada
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...resto}
      type={visivel ? 'text' : 'password'}
      texto={texto}
      aoMudar={mudar}
      extra={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={visivel ? textos.campo.ocultarSenha : textos.campo.mostrarSenha}
          onMouseDown={(evento) => evento.preventDefault()}
          onClick={() => setVisivel(!visivel)}
        >
          <Olho riscado={visivel} />
        </ActionIcon>
      }
    />
  )
}
