import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { AvisoDasOfertas } from '../../oferta/AvisoDasOfertas.tsx'
import { criteriosQueFaltam } from '../../oferta/por-que-vazio.ts'
import { useCriterios } from '../../oferta/useCriterios.ts'
import { useOfertas } from '../../oferta/useOfertas.ts'
import { EscolhaDoPlano } from './EscolhaDoPlano.tsx'
import { FaltaParaOsPlanos } from './FaltaParaOsPlanos.tsx'
import { SemPlanos } from './SemPlanos.tsx'

/** Only what is sold for this company, city, channel and kind of person. */
export function EtapaPlano() {
  const criterios = useCriterios()
  const { ofertas, dia, retrato, carregando, erro, tentarDeNovo } = useOfertas()
  const faltam = criteriosQueFaltam(criterios)
  if (faltam.length > 0) return <FaltaParaOsPlanos criterios={faltam} />
  if (erro) return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={tentarDeNovo} />
  if (carregando || !retrato) return <Carregando linhas={8} />
  return (
    <>
      {ofertas.length === 0 ? (
        <SemPlanos retrato={retrato} criterios={criterios} />
      ) : (
        <EscolhaDoPlano ofertas={ofertas} dia={dia} />
      )}
      <AvisoDasOfertas />
    </>
  )
}
