import type { UsuarioResumo } from '@balcao/contract/acesso/usuario'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { SituacaoDoUsuario } from './SituacaoDoUsuario.tsx'
import { nomeDoProvedor, rotulos, textos } from './usuario.textos.ts'

export const colunasDeUsuario: Coluna<UsuarioResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (u) => u.nome },
  { id: 'email', titulo: rotulos.email, ordenavel: true, celula: (u) => u.email },
  { id: 'grupo', titulo: rotulos.grupo, ordenavel: true, celula: (u) => u.grupo },
  { id: 'provedor', titulo: rotulos.provedor, celula: (u) => nomeDoProvedor[u.provedor] },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (u) => <SituacaoDoUsuario situacao={u.situacao} />,
  },
  {
    id: 'ultimo_acesso',
    titulo: rotulos.ultimo_acesso,
    ordenavel: true,
    celula: (u) => (u.ultimo_acesso ? quando(u.ultimo_acesso) : textos.nuncaEntrou),
  },
]
