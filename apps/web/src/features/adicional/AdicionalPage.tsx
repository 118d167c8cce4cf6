import { Adicional } from '@balcao/contract/catalogo/adicional'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { ConsequenciaDaExclusao } from '#ui/registro/ConsequenciaDaExclusao.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import { adicionais } from './adicional.data.ts'
import { EsquemaDosValores, mostrarCampo, type ValoresAdicional, valoresDe } from './adicional.formulario.ts'
import { acoesDoHistorico, rotulos, situacoes, textos } from './adicional.textos.ts'
import { CamposAdicional } from './CamposAdicional.tsx'

export const AdicionalPage = porId(adicionais.obter, EdicaoDeAdicional)

function EdicaoDeAdicional({ registro: adicional }: { registro: Adicional }) {
  const podeEditar = usePode('EDITAR.ADICIONAL')
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  const edicao = useEdicao<Adicional, ValoresAdicional>({
    registro: adicional,
    valoresDe,
    esquemaDoRegistro: Adicional,
    esquemaDosValores: EsquemaDosValores,
    editar: adicionais.useEditar(adicional.id),
  })
  return (
    <PaginaDeRegistro
      titulo={adicional.nome}
      selo={
        <>
          <SituacaoDeAtivo ativo={adicional.ativo} nomes={situacoes} />
          <Text size="sm" c="dimmed">
            {textos.emUso(adicional.planos, adicional.promocoes)}
          </Text>
        </>
      }
      acoes={
        <BotaoExcluirRegistro
          nome={adicional.nome}
          textos={{
            ...textos.exclusao,
            consequencia: <ConsequenciaDaExclusao uso={adicionais.uso(adicional.id)} {...textos.exclusao} />,
          }}
          permissao="EXCLUIR.ADICIONAL"
          excluir={adicionais.useExcluir(adicional.id)}
          aoExcluir="/admin/configuracao/adicional"
        />
      }
      somenteLeitura={podeEditar ? null : textos.semEditar}
      edicao={edicao}
      palavras={{
        rotulos,
        acoes: acoesDoHistorico,
        mostrarCampo: (campo, valor) => mostrarCampo(campo, valor, opcoes),
      }}
      historico={adicionais.historico(adicional.id)}
      aoFechar="/admin/configuracao/adicional"
    >
      <CamposAdicional valores={edicao.form.values} registrado={adicional} />
    </PaginaDeRegistro>
  )
}
