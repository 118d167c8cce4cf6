import { Adicional } from '@balcao/contract/catalogo/adicional'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { toast } from '#ui/toast.tsx'
import { adicionais, useEditarAdicional } from './adicional.data.ts'
import { mostrarCampo, ValoresAdicional, valoresDe } from './adicional.formulario.ts'
import { rotulos, textos } from './adicional.textos.ts'
import { BotaoExcluir } from './BotaoExcluir.tsx'
import { CamposAdicional } from './CamposAdicional.tsx'
import { SituacaoDoAdicional } from './SituacaoDoAdicional.tsx'

export function EdicaoDeAdicional({ adicional }: { adicional: Adicional }) {
  const navegar = useNavigate()
  const podeEditar = usePode('EDITAR.ADICIONAL')
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  const edicao = useEdicao<Adicional, ValoresAdicional>({
    registro: adicional,
    valoresDe,
    esquemaDoRegistro: Adicional,
    esquemaDosValores: ValoresAdicional,
    editar: useEditarAdicional(adicional.id),
    aoSalvar: () => toast.sucesso(textos.salvo),
  })
  return (
    <PaginaDeRegistro
      titulo={adicional.nome}
      selo={
        <>
          <SituacaoDoAdicional ativo={adicional.ativo} />
          <Text size="sm" c="dimmed">
            {textos.emUso(adicional.planos, adicional.promocoes)}
          </Text>
        </>
      }
      acoes={<BotaoExcluir adicional={adicional} />}
      somenteLeitura={podeEditar ? null : textos.semEditar}
      edicao={edicao}
      palavras={{ rotulos, mostrarCampo: (campo, valor) => mostrarCampo(campo, valor, opcoes) }}
      historico={adicionais.historico(adicional.id)}
      aoFechar={() => navegar({ to: '/admin/configuracao/adicional' })}
    >
      <CamposAdicional valores={edicao.form.values} registrado={adicional} />
    </PaginaDeRegistro>
  )
}
