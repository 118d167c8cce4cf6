import { type TipoAnexo, tiposDeAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { impedimentoDeAnexar, impedimentoDeExcluir } from '@balcao/contract/vendas/anexo-direitos'
import { anexosExigidos } from '@balcao/contract/vendas/faltas'
import type { CanalDaVenda, PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { Alert, Anchor, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePerguntarSePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos } from '#partes/anexo/trazer/anexos.textos.ts'
import type { Exigencia } from '#partes/anexo/trazer/CartaoDeAnexo.tsx'
import type { AnexoNaTela } from '#partes/anexo/trazer/juntar.ts'
import { repetidosEm } from '#partes/anexo/trazer/repetidos.ts'
import { useAnexos } from '#partes/anexo/trazer/useAnexos.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { usePreparo } from '../../consulta/usePreparo.ts'
import { useRascunho } from '../../rascunho/aberto.ts'
import { audioDeAntes } from './audio.textos.ts'
import { CartaoDaVenda } from './CartaoDaVenda.tsx'
import classes from './EtapaAnexos.module.css'
import { useColar } from './useColar.ts'
import { useRoteiro } from './useRoteiro.ts'

const exigencia = (tipo: TipoAnexo, canal: CanalDaVenda | null): Exigencia => {
  if (anexosExigidos(canal).includes(tipo)) return 'obrigatorio'
  return canal?.anexos_obrigatorios.includes(tipo) ? 'doAssinante' : 'opcional'
}

const ORDEM: Record<Exigencia, number> = { obrigatorio: 0, doAssinante: 1, opcional: 2 }

/** The audio takes the whole width: before the others where it is what the channel asks for, else after them. */
const lugar = (tipo: TipoAnexo, canal: CanalDaVenda | null) => {
  const exigida = exigencia(tipo, canal)
  if (tipo !== 'AUDIO_ACEITE') return ORDEM[exigida]
  return exigida === 'obrigatorio' ? -1 : Number.POSITIVE_INFINITY
}

/** Nobody has judged what is only on the device. */
const vereditoDe = (anexo: AnexoNaTela | null) =>
  anexo?.onde === 'servidor' ? anexo.anexo.veredito : 'PENDENTE'

/** Documents, proofs and the recorded acceptance of the sale. */
export function EtapaAnexos() {
  const { data, error, refetch } = usePreparo()
  if (data) return <AnexosDaVenda preparo={data} />
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  return <Carregando />
}

function AnexosDaVenda({ preparo }: { preparo: PreparoDaVenda }) {
  const { id, dados, corrige, anotarLido } = useRascunho()
  const { porTipo, tipos: presentes } = useAnexos(id)
  const { roteiro, audioVelho } = useRoteiro(preparo)
  const repetidos = repetidosEm(porTipo)
  const canal = preparo.canais.find((um) => um.id === dados.canal_venda_id) ?? null

  const alvo = corrige ?? ({ situacao: 'RASCUNHO', propria: true } as const)
  const pode = usePerguntarSePode()
  const impedimento = (tipo: TipoAnexo) =>
    impedimentoDeAnexar(alvo, tipo, { pode, substitui: porTipo[tipo] !== null })
  const emOrdem = tiposDeAnexo.toSorted((a, b) => lugar(a, canal) - lugar(b, canal))
  const podem = emOrdem.filter((tipo) => impedimento(tipo) === null)
  const vagos = podem.filter((tipo) => tipo !== 'AUDIO_ACEITE' && porTipo[tipo] === null)
  const avisoDe = (tipo: TipoAnexo) => {
    if (tipo === 'AUDIO_ACEITE') return audioVelho && presentes.includes(tipo) ? audioDeAntes : null
    const outro = repetidos[tipo]
    return outro ? textos.repetido(nomesDosAnexos[outro]) : null
  }
  const colado = useColar(vagos, podem)

  return (
    <>
      {!canal && (
        <Alert color="warning">
          {textos.semCanal}{' '}
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa: 'cliente' }} {...props} />
            )}
          >
            {textos.irAoCliente}
          </Anchor>
        </Alert>
      )}
      <div className={classes.cartoes}>
        {emOrdem.map((tipo) => (
          <CartaoDaVenda
            key={tipo}
            vendaId={id}
            tipo={tipo}
            exigencia={exigencia(tipo, canal)}
            impedimento={impedimento(tipo)}
            anexo={porTipo[tipo]}
            presente={presentes.includes(tipo)}
            removivel={impedimentoDeExcluir(alvo, vereditoDe(porTipo[tipo]), pode) === null}
            regras={preparo.anexos}
            aviso={avisoDe(tipo)}
            audio={tipo === 'AUDIO_ACEITE' ? { roteiro, anotarLido } : null}
            colado={colado?.tipo === tipo ? colado.arquivo : null}
          />
        ))}
      </div>
      <VisuallyHidden role="status">{colado && textos.colado(nomesDosAnexos[colado.tipo])}</VisuallyHidden>
    </>
  )
}
