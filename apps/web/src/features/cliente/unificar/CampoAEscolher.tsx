import type { CampoDaUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { EscolhaEntreLados } from '#ui/escolha/EscolhaEntreLados.tsx'
import { palavras } from '../cliente.palavras.ts'
import { textos as doCliente, rotulos, rotulosDoTipo } from '../cliente.textos.ts'
import type { Par } from './escolhas.ts'
import { textos } from './unificar.textos.ts'

type CampoAEscolherProps = {
  campo: CampoDaUnificacao
  par: Par
  /** The id of the record whose value is kept. */
  escolhido: string
  aoEscolher: (id: string) => void
}

/** One field, and its value in each record. */
export function CampoAEscolher({ campo, par, escolhido, aoEscolher }: CampoAEscolherProps) {
  return (
    <EscolhaEntreLados
      rotulo={{ ...rotulos, ...rotulosDoTipo[par.fica.tipo_pessoa] }[campo]}
      lados={[par.fica, par.sai].map((cliente) => ({
        valor: cliente.id,
        conteudo: palavras.mostrarCampo(campo, cliente[campo]),
        acao: textos.de(doCliente.numero(cliente.codigo)),
      }))}
      escolhido={escolhido}
      aoEscolher={aoEscolher}
    />
  )
}
