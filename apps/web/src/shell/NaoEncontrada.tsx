import { useLocation, useNavigate } from '@tanstack/react-router'
import { preencher } from '#textos/preencher.ts'
import { textos } from '#textos/textos.ts'
import { TelaDeErro } from './TelaDeErro.tsx'

export function NaoEncontrada() {
  const navigate = useNavigate()
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  return (
    <TelaDeErro
      codigo={404}
      detalhe={preencher(textos.erro.paginaNaoEncontrada, caminho)}
      aoVoltar={() => navigate({ to: '/' })}
    />
  )
}
