import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { anexosExigidos } from '@balcao/contract/vendas/faltas'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import { Alert } from '@mantine/core'
import { Suspense, use, useMemo } from 'react'
import { useHabilidade, usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { tardio } from '#ui/tardio.ts'
import { semRegistro } from '../../consulta/registro.ts'
import { canaisDaEmpresa, escolhaPronta } from '../../consulta/useOndeVender.ts'
import { usePreparo } from '../../consulta/usePreparo.ts'
import { useGravar } from '../../formulario/edicao.ts'
import daOferta from '../../oferta/Oferta.module.css'
import { useRascunho } from '../../rascunho/aberto.ts'
import classes from './Cliente.module.css'
import { textos } from './cliente.textos.ts'
import { semPermissao } from './semPermissao.ts'
import { useOfertaDeAntes } from './useOfertaDeAntes.ts'

const QuemVende = tardio(() => import('./QuemVende.tsx').then((m) => m.QuemVende))
const OfertaMudou = tardio(() => import('./OfertaMudou.tsx').then((m) => m.OfertaMudou))

const CANAL = 'canal_venda_id'

/** Company and channel. Where there is only one of each, there is nothing to ask. */
export function OndeVender() {
  const { dados, consultar } = useRascunho()
  const { data, foraDeUso, error, refetch } = usePreparo()
  const gravar = useGravar()
  const { antes, lembrar } = useOfertaDeAntes()
  const canalLigado = use(ContextoFormulario)?.getInputProps(CANAL)
  // Kept: the lists would be drawn again at each key of the step.
  const nomes = useMemo(
    () => ({
      empresas: nomesDe(data?.empresas ?? []),
      canais: nomesDe(data ? canaisDaEmpresa(data, dados.empresa_id) : []),
    }),
    [data, dados.empresa_id],
  )
  if (!data)
    return error ? (
      <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
    ) : (
      <Carregando linhas={1} />
    )
  const { empresas } = data
  const canais = canaisDaEmpresa(data, dados.empresa_id)
  const canal = canais.find(({ id }) => id === dados.canal_venda_id)
  const empresa = empresas.find(({ id }) => id === dados.empresa_id)

  const mudarEmpresa = (empresa_id: string) => {
    lembrar()
    // A client belongs to a company: in another one they are looked for again.
    consultar(null)
    gravar({
      ...semRegistro(dados),
      empresa_id,
      canal_venda_id: escolhaPronta(data, empresa_id).canal_venda_id,
    })
  }
  const mudarCanal = (canal_venda_id: string) => {
    lembrar()
    gravar({ [CANAL]: canal_venda_id })
  }
  if (empresas.length === 0) return <Alert color="warning">{textos.nenhumaEmpresa}</Alert>
  return (
    <>
      {empresas.length === 1 && canais.length === 1 && empresa && canal ? (
        <p className={classes.onde}>{textos.vendendoPor(empresa.nome, canal.nome)}</p>
      ) : (
        <div className={classes.campos}>
          <CampoDeOpcoes
            data-path="empresa_id"
            label={textos.empresa}
            escolha={textos.escolha}
            nomes={nomes.empresas}
            value={dados.empresa_id ?? ''}
            onChange={mudarEmpresa}
          />
          <CampoDeOpcoes
            {...canalLigado}
            label={textos.canal}
            escolha={textos.escolha}
            nomes={nomes.canais}
            description={canal && canal.id === foraDeUso && textos.foraDeUso}
            disabled={!empresa}
            onChange={mudarCanal}
          />
        </div>
      )}
      <div aria-live="polite" className={daOferta.anuncio}>
        {antes && (
          <Suspense>
            <OfertaMudou antes={antes} />
          </Suspense>
        )}
      </div>
      {empresa && canais.length === 0 && <Alert color="warning">{textos.nenhumCanal}</Alert>}
      {empresa && <EmNomeDe />}
      {canal && <AnexosSemPermissao canal={canal} />}
    </>
  )
}

const nomesDe = (itens: readonly { id: string; nome: string }[]) =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]))

/** For people who may choose. A name that is already in the draft can be taken out by anybody who has the draft. */
function EmNomeDe() {
  const { dados, corrige } = useRascunho()
  const pode = usePode('EDITAR.VENDA_VENDEDOR')
  if (corrige || !(pode || dados.vendedor_id)) return null
  return (
    <Suspense fallback={<Carregando linhas={1} />}>
      <QuemVende />
    </Suspense>
  )
}

/** Said before anything is typed: without them this person could never send the sale. */
function AnexosSemPermissao({ canal }: { canal: CanalDaVenda }) {
  const faltam = semPermissao(anexosExigidos(canal), useHabilidade())
  if (faltam.length === 0) return null
  return (
    <Alert color="warning" title={textos.semPermissao}>
      {textos.semPermissaoDe(faltam.map((tipo) => nomesDosAnexos[tipo]).join(', '))}
    </Alert>
  )
}
