import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { type Dado, DadosEmLista } from '#ui/DadosEmLista.tsx'
import { Secao } from '#ui/Secao.tsx'
import { rotulos } from './cliente.textos.ts'
import { dadosDaFicha, enderecosDaFicha, telefonesDaFicha } from './ficha.ts'
import { textos } from './visao.textos.ts'

/** What somebody asks to be sure that the caller is who they say. */
const A_CONFERIR = ['cpf_cnpj', 'nome_social', 'nome_fantasia', 'data_nascimento', 'nome_mae', 'responsavel']

const emLinhas = (linhas: { texto: string }[]) => linhas.map(({ texto }) => texto).join('\n')

export function QuemE({ cliente }: { cliente: Cliente }) {
  const dados = dadosDaFicha(cliente)
  const dizer = (campos: readonly string[]) =>
    dados
      .filter(({ campo }) => campos.includes(campo))
      .map(({ campo, rotulo, valor }): Dado => [rotulo, valor, campo === 'observacoes'])
  return (
    <Secao titulo={textos.quemE}>
      <DadosEmLista
        dados={[
          ...dizer(A_CONFERIR),
          // Whoever sees them whole has them as links beside the name.
          ...(cliente.mascarado
            ? [[rotulos.telefones, emLinhas(telefonesDaFicha(cliente))] as const, ...dizer(['email'])]
            : []),
          [rotulos.enderecos, emLinhas(enderecosDaFicha(cliente))],
          ...dizer(['observacoes']),
        ]}
      />
    </Secao>
  )
}
