import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Icone } from '#ui/Icone.tsx'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { FiltroDeData } from '#ui/lista/FiltroDeData.tsx'
import { comoOpcoes } from '#ui/lista/Filtros.tsx'
import type { BuscaDoPainel } from './busca.ts'
import classes from './Painel.module.css'
import { textos } from './painel.textos.ts'
import { opcoesDePeriodo, PERIODO_PADRAO } from './periodos.ts'

const OUTRO = 'outro'
const opcoes = [...opcoesDePeriodo, { valor: OUTRO, nome: textos.outroPeriodo }] as const

type FiltrosDoPainelProps = {
  busca: BuscaDoPainel
  /** The two days as they were written: where two days of one's own begin. */
  pontas: { de: string; ate: string }
  aoMudar: (parte: BuscaDoPainel) => void
  aoExportar: () => void
  exportando: boolean
}

export function FiltrosDoPainel({ busca, pontas, aoMudar, aoExportar, exportando }: FiltrosDoPainelProps) {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const recorte = [
    empresas.find(({ id }) => id === busca.empresa_id)?.nome,
    canais.find(({ id }) => id === busca.canal_venda_id)?.nome,
  ]
    .filter(Boolean)
    .join(', ')
  const proprio = Boolean(busca.de || busca.ate)
  return (
    <div className={classes.filtros}>
      <Filtro
        rotulo={textos.periodo}
        largura={170}
        opcoes={opcoes}
        valor={proprio ? OUTRO : (busca.periodo ?? PERIODO_PADRAO)}
        aoMudar={(periodo) =>
          aoMudar(
            periodo === OUTRO
              ? { periodo: undefined, ...pontas }
              : { periodo, de: undefined, ate: undefined },
          )
        }
        sempreHaUm
      />
      {proprio &&
        (['de', 'ate'] as const).map((ponta) => (
          <FiltroDeData
            key={ponta}
            rotulo={textos[ponta]}
            valor={pontas[ponta]}
            aoMudar={(dia) => aoMudar({ [ponta]: dia ?? pontas[ponta] })}
          />
        ))}
      {empresas.length > 1 && (
        <Filtro
          rotulo={textos.empresa}
          largura={160}
          opcoes={comoOpcoes(empresas)}
          valor={busca.empresa_id}
          aoMudar={(empresa_id) => aoMudar({ empresa_id })}
        />
      )}
      {canais.length > 1 && (
        <Filtro
          rotulo={textos.canal}
          largura={160}
          opcoes={comoOpcoes(canais)}
          valor={busca.canal_venda_id}
          aoMudar={(canal_venda_id) => aoMudar({ canal_venda_id })}
        />
      )}
      {recorte && <p className={classes.soNoPapel}>{recorte}</p>}
      <div className={classes.acoes}>
        <Button
          variant="default"
          loading={exportando}
          leftSection={<Icone nome="tabler:download" tamanho={16} />}
          onClick={aoExportar}
        >
          {textos.exportar}
        </Button>
        <Button
          variant="default"
          leftSection={<Icone nome="tabler:printer" tamanho={16} />}
          onClick={() => window.print()}
        >
          {textos.imprimir}
        </Button>
      </div>
    </div>
  )
}
