const primeiro = (agente: string, opcoes: [RegExp, string][]) =>
  opcoes.find(([sinal]) => sinal.test(agente))?.[1]

/** "Chrome em Android": enough for people to recognise their own device in a list. */
export const nomeDoDispositivo = (agente: string) => {
  const navegador = primeiro(agente, [
    [/Edg(e|A|iOS)?\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  const sistema = primeiro(agente, [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ])
  if (navegador && sistema) return `${navegador} em ${sistema}`
  return navegador ?? sistema ?? 'Dispositivo desconhecido'
}
