import type { DadosEnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { semAcento } from '@balcao/contract/valores/texto'

type Porta = Pick<DadosEnderecoDoCliente, 'cep' | 'logradouro' | 'numero' | 'complemento'>

/** A town without a CEP for each street has one for all of it. */
const ehDaCidadeInteira = (cep: string) => cep.endsWith('000')

/**
 * Whether an address would become another door, where no contract was made. A complement that was missing is only filled
 * in, and a street that its CEP names already is only spelt in another way.
 */
export const ehOutraPorta = (antes: Porta, depois: Porta) => {
  const mudou = (campo: keyof Porta) => semAcento(antes[campo] ?? '') !== semAcento(depois[campo] ?? '')
  return (
    mudou('cep') ||
    mudou('numero') ||
    (Boolean(antes.complemento) && mudou('complemento')) ||
    (ehDaCidadeInteira(depois.cep) && mudou('logradouro'))
  )
}
