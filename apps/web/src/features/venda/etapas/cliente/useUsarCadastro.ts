import type { AcaoDoSemelhante } from '#partes/cliente/semelhantes/semelhantes.ts'
import { useSemelhantes } from '#partes/cliente/semelhantes/useSemelhantes.ts'
import { useGravar } from '../../formulario/edicao.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { textos } from './cliente.textos.ts'

/** Who else this may be, by phone or by address, and the way to sell to that record instead. */
export function useUsarCadastro() {
  const { dados, consultar } = useRascunho()
  const gravar = useGravar()
  const { empresa_id = '', cliente, endereco } = dados
  const { cep = '', numero = '', complemento = null } = endereco
  const semelhantes = useSemelhantes(
    {
      empresa_id,
      cpf_cnpj: '',
      telefones: cliente.telefones ?? [],
      enderecos: [{ tipo: 'INSTALACAO', cep, numero, complemento }],
    },
    // Of somebody on record the server already knows who it is.
    { ligado: cliente.id === undefined },
  )
  const acao: AcaoDoSemelhante = {
    texto: textos.usarCadastro,
    nome: textos.usarCadastroDe,
    fazer: (id) => {
      consultar(null)
      gravar({ cliente: { id } })
    },
  }
  return { semelhantes, acao }
}
