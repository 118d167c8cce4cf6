import { Plano } from '@balcao/contract/catalogo/plano'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { Icone } from '#ui/Icone.tsx'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { ConsequenciaDaExclusao } from '#ui/registro/ConsequenciaDaExclusao.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposPlano } from './CamposPlano.tsx'
import { planos } from './plano.data.ts'
import { mostrarCampo, ValoresPlano, valoresDe } from './plano.formulario.ts'
import { acoesDoHistorico, rotulos, textos } from './plano.textos.ts'
import { SituacaoDoPlano } from './SituacaoDoPlano.tsx'
import { TabelaDePrecos } from './TabelaDePrecos.tsx'

type EdicaoDePlanoProps = { plano: Plano; aoMudarPreco: () => void }

// Their order matters. Two orders cannot be merged: a person has to choose one.
const ordenadas = ['recursos', 'adicionais'] as const

export function EdicaoDePlano({ plano, aoMudarPreco }: EdicaoDePlanoProps) {
  const edicao = useEdicao<Plano, ValoresPlano>({
    registro: plano,
    valoresDe,
    esquemaDoRegistro: Plano,
    esquemaDosValores: ValoresPlano,
    ordenadas,
    editar: planos.useEditar(plano.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  const nomes = useNomes(plano, edicao.conflito?.atual)
  const travado = plano.editavel ? null : textos.naoEditavel
  return (
    <PaginaDeRegistro
      titulo={plano.nome}
      selo={<SituacaoDoPlano situacao={plano.situacao} />}
      acoes={
        <>
          <BotaoComMotivo
            variant="default"
            leftSection={<Icone nome="tabler:tag" tamanho={16} />}
            motivo={travado}
            onClick={aoMudarPreco}
          >
            {textos.mudarPreco}
          </BotaoComMotivo>
          <BotaoExcluirRegistro
            nome={plano.nome}
            textos={{
              ...textos.exclusao,
              consequencia: <ConsequenciaDaExclusao uso={planos.uso(plano.id)} {...textos.exclusao} />,
            }}
            motivo={travado}
            excluir={planos.useExcluir(plano.id)}
            aoExcluir="/admin/configuracao/plano"
          />
        </>
      }
      somenteLeitura={travado}
      edicao={edicao}
      palavras={{
        rotulos,
        acoes: acoesDoHistorico,
        mostrarCampo: (campo, valor) => mostrarCampo(campo, valor, nomes),
      }}
      historico={plano.editavel ? planos.historico(plano.id) : undefined}
      aoFechar="/admin/configuracao/plano"
    >
      <CamposPlano
        form={edicao.form}
        travado={travado}
        registrado={plano}
        preco={plano.preco}
        secaoDePreco={<TabelaDePrecos plano={plano} motivo={travado} />}
      />
    </PaginaDeRegistro>
  )
}

/** Names for every id that may be in the form, on either side of a conflict. */
function useNomes(...planos: (Plano | undefined)[]) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const { data: recursos = [] } = useQuery(opcoesDeRecursos)
  const { data: adicionais = [] } = useQuery(opcoesDeAdicionais)
  const dosPlanos = planos.flatMap((plano) =>
    plano
      ? [
          ...plano.empresas,
          ...plano.canais,
          ...plano.recursos,
          ...plano.adicionais.map(({ adicional_id: id, nome }) => ({ id, nome })),
        ]
      : [],
  )
  return [...dosPlanos, ...empresas, ...canais, ...recursos, ...adicionais]
}
