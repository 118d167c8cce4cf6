import { Atribuir } from './Atribuir.tsx'
import type { AcaoComDialogo } from './acoes.ts'
import { ComMotivo } from './ComMotivo.tsx'
import { Editar } from './Editar.tsx'
import { type DialogoProps, QuadroDoAtendimento } from './QuadroDoAtendimento.tsx'
import { Unir } from './Unir.tsx'

const SEM_MAIS = () => ({})

/** The question of each action. Mounted while it is asked. */
export function DialogoDaAcao({ acao, ...props }: DialogoProps & { acao: AcaoComDialogo }) {
  switch (acao) {
    case 'fechar':
      return <QuadroDoAtendimento {...props} acao={acao} conferir={SEM_MAIS} />
    case 'atribuir':
      return <Atribuir {...props} />
    case 'editar':
      return <Editar {...props} />
    case 'unir':
      return <Unir {...props} />
    default:
      return <ComMotivo {...props} acao={acao} />
  }
}
