import type { SituacaoUsuario } from '@balcao/contract/acesso/usuario-filtro'
import { Situacao } from '#ui/Situacao.tsx'
import { aparenciaDaSituacao } from './usuario.textos.ts'

export function SituacaoDoUsuario({ situacao }: { situacao: SituacaoUsuario }) {
  const { nome, tom } = aparenciaDaSituacao[situacao]
  return <Situacao tom={tom}>{nome}</Situacao>
}
