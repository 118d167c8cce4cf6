import type { CampoDoComprador } from '@balcao/contract/clientes/cliente/comprador'
import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { Analise } from '@balcao/contract/vendas/analise-api'
import { idadeEm } from '@balcao/contract/vendas/idade'
import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { configuracao } from '#configuracao.ts'
import { usePode } from '#habilidade.ts'
import { Secao } from '#ui/Secao.tsx'
import { Telefones } from '#ui/Telefone.tsx'
import { textos } from '../analise.textos.ts'
import { Dados } from './Dados.tsx'

const t = textos.ficha

const nascimento = (dia: string | null, enviada: string) => {
  if (!dia) return null
  const idade = idadeEm(dia, diaNoFuso(new Date(enviada), configuracao.fuso_horario))
  return `${formatarData(dia)} (${t.anos(idade)})`
}

/** Who buys, as the sale says; beside it what their record says, where it is something else. */
export function ClienteNaFicha({ analise: { venda, diferencas } }: { analise: Analise }) {
  const { cliente, criado_em, cliente_id } = venda
  const ve = usePode(...ABRE_CLIENTE)
  const { responsavel } = cliente
  const campo = (nome: CampoDoComprador, valor: string | null) => ({
    nome: textos.campos[nome],
    valor,
    diferenca: diferencas.find((uma) => uma.campo === nome),
  })
  return (
    <Secao
      titulo={t.cliente}
      acao={
        ve && (
          <Anchor
            renderRoot={(props) => <Link to="/admin/cliente/$id" params={{ id: cliente_id }} {...props} />}
          >
            {t.verCliente}
          </Anchor>
        )
      }
    >
      {diferencas.length > 0 && (
        <Alert color="warning" role="note" mb="xs" p="xs">
          {t.diferencas(diferencas.length)}
        </Alert>
      )}
      <Dados
        dados={[
          campo('nome', cliente.nome),
          { nome: textos.outros.documento, valor: formatarDocumento(cliente.cpf_cnpj) },
          campo('nome_social', cliente.nome_social),
          campo('nome_fantasia', cliente.nome_fantasia),
          campo('data_nascimento', nascimento(cliente.data_nascimento, criado_em)),
          campo('nome_mae', cliente.nome_mae),
          campo('rg', cliente.rg),
          campo('inscricao_estadual', cliente.inscricao_estadual),
          campo(
            'responsavel',
            responsavel &&
              `${responsavel.nome}, ${formatarDocumento(responsavel.cpf)}, ${nascimento(responsavel.data_nascimento, criado_em)}`,
          ),
          { nome: textos.outros.telefones, valor: <Telefones telefones={cliente.telefones} /> },
          campo('email', cliente.email),
        ]}
      />
    </Secao>
  )
}
